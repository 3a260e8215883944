// Phone: one country at a time. The chips over the map choose it, the board shows it.
class Focus {
  country = $state("france");
}

export const focus = new Focus();
