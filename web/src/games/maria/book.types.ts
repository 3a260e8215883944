// What tools/build_map writes into book.json.

export interface Icon {
  kind: "tc_penalty" | "tc_bonus" | "expedition" | "victory_point";
  power: string;
}

export interface TrackSpace {
  star: boolean;
  /** Of Saxony, on its own track. */
  status: string;
  icons: Icon[];
}

export interface Book {
  winterEvery: number;
  votesToWin: number;
  /** 6.3, 4.11: troops of one general, at most and at the beginning at least. */
  mostTroops: number;
  leastTroops: Record<string, number>;
  /** 14.3: fortresses that win the introductory game. */
  needs: Record<string, number>;
  /** Markers at the beginning. */
  pools: Record<string, number>;
  tracks: Record<string, TrackSpace[]>;
  cards: Record<string, { year: number; arms: string[] }>;
}
