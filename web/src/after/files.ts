// Saving what is on the page: text as a file, a drawing as a picture.

export function saveText(name: string, type: string, text: string): void {
  saveBlob(name, new Blob([text], { type }));
}

function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

const PAINTED = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-size",
  "font-weight",
  "font-family",
  "text-anchor",
];
const SHARPNESS = 2;

/** A drawing as it looks on the page: its colours come from style sheets, which a file does not have. */
export async function savePicture(name: string, svg: SVGSVGElement): Promise<void> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll<SVGElement>("*")];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>("*")];
  originals.forEach((one, index) => {
    const style = getComputedStyle(one);
    for (const property of PAINTED) copies[index]?.style.setProperty(property, style.getPropertyValue(property));
  });
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const pen = canvas.getContext("2d");
  if (pen === null) return;
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--surface-1");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob !== null) saveBlob(name, blob);
}
