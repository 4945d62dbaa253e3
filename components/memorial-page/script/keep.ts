import { type KeepMessage, registerWorker } from '@/lib/client/service-worker'

type Connection = { saveData?: boolean }

/**
 * Once the page stands: registers the worker and hands it what the page shows, so that it opens without connection also
 * after the very first visit. What sends a form comes along: a candle must be lit at the grave where there is no signal.
 * The lightbox does not, it is heavy; without it a picture opens by itself.
 */
export async function keepPage(): Promise<void> {
  const registration = await registerWorker()
  if (!registration?.active) return
  await Promise.allSettled([import('./proof'), import('./send-post'), import('./outbox'), fetchLetters()])
  const message: KeepMessage = { kind: 'keep', path: location.pathname, files: [...loadedFiles(), ...shownPictures()] }
  registration.active.postMessage(message)
}

/**
 * The page's own letters, for the next visit: this one is read in the stand-in to its end, so that nothing moves. Those
 * that the text has no use for stay where they are.
 */
async function fetchLetters(): Promise<void> {
  const text = document.body.textContent ?? ''
  await Promise.all(['Newsreader', 'Figtree'].map((family) => document.fonts.load(`1em ${family}`, text)))
}

function loadedFiles(): string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name)
}

/** Also those further down that the browser has not fetched yet, unless it was told to save. */
function shownPictures(): string[] {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection')
  if (connection?.saveData) return []
  return [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => image.currentSrc || image.src)
}
