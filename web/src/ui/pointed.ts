// The ring around what has the focus is for those who move by keys. A browser draws it at any key that is pressed after a
// click, also around the place that was clicked; so the page is marked from a click on until a key moves the focus.
export function watchPointing(page: HTMLElement = document.documentElement): void {
  let isByKey = false;
  page.addEventListener("keydown", () => (isByKey = true), true);
  page.addEventListener(
    "pointerdown",
    () => {
      isByKey = false;
      page.dataset.pointed = "";
    },
    true,
  );
  page.addEventListener("focusin", () => {
    if (isByKey) delete page.dataset.pointed;
  });
}
