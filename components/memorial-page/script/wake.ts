/**
 * The page's initial script. The page works without it; it listens for the first use of a form, a picture or a long
 * list and loads the module for it. Plain modules on server markup instead of components: nothing is sent twice or
 * hydrated (docs/decisions/070-pages-as-files.md). Returns a function that removes the listeners.
 */
export function wake(): () => void {
  const listening = new AbortController()
  const on = <K extends keyof DocumentEventMap>(type: K, act: (event: DocumentEventMap[K], target: Element) => void) =>
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element) act(event, event.target)
      },
      { signal: listening.signal },
    )

  showOwnAddress()
  on('focusin', (_, target) => {
    const form = target.closest<HTMLFormElement>('form[data-post]')
    if (!form) return
    import('./proof').then(({ beginProof }) => beginProof())
    offerHelp(form)
  })
  on('submit', (event, target) => {
    if (!(target instanceof HTMLFormElement)) return
    if (target.matches('[data-withdraw]')) {
      if (isWithoutConnection(event)) return
      event.preventDefault()
      const ask = import('./take-back').then(({ askTakeBack }) => askTakeBack(target))
      ask.catch(() => target.submit())
    }
    if (!target.dataset.post) return
    event.preventDefault()
    import('./send-post').then(
      ({ sendPost }) => sendPost(target),
      // If the module fails to load, the form submits natively.
      () => target.submit(),
    )
  })
  on('click', (event, target) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0) return
    if (target.closest('a[data-more], a[data-film]') && isWithoutConnection(event)) return
    const link = target.closest<HTMLAnchorElement>('a[data-picture], a[data-more]')
    if (link) {
      event.preventDefault()
      const open = link.dataset.more
        ? import('./more').then(({ showMore }) => showMore(link))
        : import('./lightbox').then(({ openPicture }) => openPicture(link))
      open.catch(() => location.assign(link.href))
    }
    // For browsers that do not unfold a fragment's target.
    const fragment = target.closest<HTMLAnchorElement>('a[href^="#"]')?.hash.slice(1)
    const folded = fragment && document.getElementById(fragment)?.closest('details')
    if (folded) folded.open = true
    const opened = folded || target.closest('summary')?.parentElement
    offerHelp(opened?.querySelector('form[data-post]'))
    const film = target.closest<HTMLAnchorElement>('a[data-film]')
    if (film) {
      event.preventDefault()
      import('./film').then(({ showFilm }) => showFilm(film)).catch(() => location.assign(film.href))
    }
    const slideshow = target.closest<HTMLElement>('[data-slideshow]')
    if (slideshow) import('./lightbox').then(({ playPictures }) => playPictures(slideshow.dataset.slideshow ?? ''))
    const share = target.closest<HTMLElement>('[data-share]')
    if (share) import('./share').then(({ sharePage }) => sharePage(share))
    if (target.closest('[data-print]')) print()
  })
  // Events of media do not bubble. A page without music needs none of it.
  const attend = ({ target }: Event) => {
    if (!(target instanceof HTMLMediaElement) || !document.querySelector('[data-piece]')) return
    import('./music').then(({ enhancePlayer }) => enhancePlayer(target)).catch(() => {})
  }
  document.addEventListener('play', attend, { capture: true, signal: listening.signal })
  for (const button of document.querySelectorAll<HTMLElement>('[data-share], [data-slideshow-place], [data-print]'))
    button.hidden = button.dataset.share === 'sheet' && !('share' in navigator)

  // After load: none of it is needed for reading.
  const begin = () => {
    import('./live').then(({ stayCurrent }) => stayCurrent(listening.signal))
    import('./keep').then(({ keepPage }) => keepPage())
    if (document.querySelector('[data-own]'))
      import('./own-parts').then(({ showOwnParts }) => showOwnParts()).catch(() => {})
    if (isSomethingWaiting()) import('./outbox').then(({ takeUp }) => takeUp())
    // Last of all, and only where the server says so (scripts/server/own-script.mjs): nothing before the first touch.
    if (!document.querySelector('[data-vitals]')) return
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, measure, { once: true, signal: listening.signal })
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, { signal: listening.signal })
  return () => listening.abort()
}

function measure(): void {
  const load = () => import('@/lib/client/vitals/collect').then(({ collectVitals }) => collectVitals()).catch(() => {})
  // A busy phone may never be idle, and its visit is one worth knowing about.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2000 })
  else setTimeout(load)
}

/** Shows a message instead of leaving a page shown from the device for one that cannot load. */
function isWithoutConnection(event: Event): boolean {
  if (navigator.onLine) return false
  event.preventDefault()
  import('./no-connection').then(({ showNoConnection }) => showNoConnection()).catch(() => {})
  return true
}

/** If the module fails to load, the form is filled in as without script. */
function offerHelp(form: HTMLFormElement | null | undefined): void {
  if (form) import('./offer-help').then(({ offerHelp }) => offerHelp(form)).catch(() => {})
}

/** Posts from an earlier offline visit (script/outbox.ts); storage access may throw. */
function isSomethingWaiting(): boolean {
  try {
    return localStorage.getItem('mindelund-venter') !== null
  } catch {
    return false
  }
}

/** Opened by the code on a stone, the page takes its own address: for sharing, keeping and coming back. */
function showOwnAddress(): void {
  if (!location.pathname.startsWith('/QR/')) return
  const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  if (own) history.replaceState(null, '', new URL(own).pathname + location.hash)
}
