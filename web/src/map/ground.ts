// The ground of the table's map, for small pictures of a part of it.

/** The element that holds it, in units of the map. */
export const GROUND = "map-ground";
