/** The page has only the style of what it shows (scripts/server/used-style.mjs); what is added to it may need more. */
export async function fetchWholeStyle(): Promise<void> {
  const part = document.querySelector<HTMLStyleElement>('style[data-href]')
  if (!part?.dataset.href) return
  const whole = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: part.dataset.href })
  const isLoaded = await new Promise<boolean>((resolve) => {
    whole.onload = () => resolve(true)
    whole.onerror = () => resolve(false)
    part.after(whole)
  })
  if (isLoaded) part.remove()
}
