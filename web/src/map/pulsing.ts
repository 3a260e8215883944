// The light around legal targets pulses a few times and then stays; it pulses anew when there are others.

export function pulsing(light: Element): () => void {
  const targets = new MutationObserver(() => {
    for (const pulse of light.getAnimations()) pulse.currentTime = 0;
  });
  targets.observe(light, { childList: true, subtree: true, attributeFilter: ["d"] });
  return () => targets.disconnect();
}
