/**
 * A `ref` for a section below the fold: it fades in once, over the specification's 1000 ms, when it
 * comes into view. What is in view from the beginning stays as it is, and so does everything
 * without scripts or with reduced motion.
 */
export function reveal(section: HTMLElement | null): (() => void) | undefined {
  if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  if (section.getBoundingClientRect().top < innerHeight) return undefined
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    const hidden = { opacity: 0, transform: 'translateY(24px)' }
    for (const part of section.children) {
      part.animate([hidden, {}], { duration: 1000, easing: 'ease-out' })
    }
  })
  observer.observe(section)
  return () => observer.disconnect()
}
