import { letterFiles } from '@/components/frame/letter-files.mjs'
import { isAskedFor } from '@/lib/client/kept-pages'
import { type KeepMessage, registerWorker } from '@/lib/client/service-worker'
import { staysText } from './stays-text'

type Connection = { saveData?: boolean }

/**
 * Once the page stands: registers the worker and hands it what the page shows, so that it opens without connection also
 * after the very first visit. What sends a form comes along: a candle must be lit at the grave where there is no signal.
 * The lightbox does not, it is heavy; without it a picture opens by itself.
 */
export async function keepPage(): Promise<void> {
  const registration = await registerWorker()
  if (!registration?.active) return
  await Promise.allSettled([
    import('./proof'),
    import('./send-post'),
    import('./outbox'),
    import('./no-connection'),
    import('./own-name'),
  ])
  const message: KeepMessage = { kind: 'keep', path: location.pathname, files: shownFiles() }
  registration.active.postMessage(message)
  await offerToKeep()
}

/** The page goes after a month without a visit; whoever wants it longer asks here. */
async function offerToKeep(): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>('[data-keep]')
  if (!button || !('caches' in globalThis)) return
  if (await isAskedFor(location.pathname)) button.textContent = staysText
  button.onclick = () => {
    import('./keep-on-device').then(
      ({ keepOrTakeBack }) => keepOrTakeBack(button, shownFiles()),
      () => {
        button.textContent = 'Prøv igen, når der er forbindelse'
      },
    )
  }
  button.hidden = false
}

/** What the page has loaded, and what it will show further down or the next time. */
function shownFiles(): string[] {
  return [...performance.getEntriesByType('resource').map(({ name }) => name), ...forNextVisit()]
}

/**
 * Pictures further down that the browser has not fetched yet, and the letters: this visit is read in the stand-in to its
 * end, so that nothing moves. Nothing where the browser was told to save. Rarer letters a text asks for by itself.
 */
function forNextVisit(): string[] {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection')
  if (connection?.saveData) return []
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  return [...letterFiles, ...pictures.map((image) => image.currentSrc || image.src)]
}
