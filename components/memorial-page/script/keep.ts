import { letterFiles } from '@/components/frame/letter-files.mjs'
import { isAskedFor } from '@/lib/client/kept-pages'
import { type KeepMessage, registerWorker } from '@/lib/client/service-worker'
import { staysText } from './stays-text'

type Connection = { saveData?: boolean }

/**
 * After load: registers the worker and hands it the page's files, so that the page opens offline even after the first
 * visit. The modules that send forms are included: a candle must be lit at a grave without signal. The heavy lightbox
 * is not; without it a picture opens as a link.
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
  const message: KeepMessage = { kind: 'keep', path: location.pathname, files: shownFiles(), music: shownMusic() }
  registration.active.postMessage(message)
  await offerToKeep()
}

/** Kept pages expire after a month without a visit; this offers to keep it longer. */
async function offerToKeep(): Promise<void> {
  const button = document.querySelector<HTMLButtonElement>('[data-keep]')
  if (!button || !('caches' in globalThis)) return
  if (await isAskedFor(location.pathname)) button.textContent = staysText
  button.onclick = () => {
    import('./keep-on-device').then(
      ({ keepOrTakeBack }) => keepOrTakeBack(button, shownFiles(), shownMusic()),
      () => {
        button.textContent = 'Prøv igen, når der er forbindelse'
      },
    )
  }
  button.hidden = false
}

/** Files that the page has loaded, and those it needs further down or next time. */
function shownFiles(): string[] {
  return [...performance.getEntriesByType('resource').map(({ name }) => name), ...forNextVisit()]
}

/** Kept only on request: it is large. */
function shownMusic(): string[] {
  return [...document.querySelectorAll<HTMLAudioElement>('audio[data-piece]')].map(({ src }) => src)
}

/**
 * Lazy pictures not fetched yet, and the web fonts: this visit keeps the fallback font to its end, so the layout does
 * not shift. Empty under Save-Data. Fonts for rarer letters load on demand.
 */
function forNextVisit(): string[] {
  const connection: Connection | undefined = Reflect.get(navigator, 'connection')
  if (connection?.saveData) return []
  const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')]
  return [...letterFiles, ...pictures.map((image) => image.currentSrc || image.src)]
}
