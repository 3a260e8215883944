// The time of day as something to watch: whoever reads it while it is on the screen is read again twice a second.
import { createSubscriber } from "svelte/reactivity";

const watch = createSubscriber((update) => {
  const timer = setInterval(update, 500);
  return () => clearInterval(timer);
});

export function now(): number {
  watch();
  return Date.now();
}
