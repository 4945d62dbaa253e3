import { findMusicPlace, forgetMusicPlace, keepMusicPlace } from '@/lib/client/music-places'
import { followOnLockScreen, type Player, showOnLockScreen } from './lock-screen'
import { showToast } from './toast'

const followed = new WeakSet<Player>()
/** Closer to the start or the end than this, a piece begins anew. */
const edgeSeconds = 5
const keepEverySeconds = 5

/** One thing is heard at a time. A piece goes on where it stopped, and shows on the lock screen. */
export function enhancePlayer(player: Player): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) if (other !== player) other.pause()
  if (player.dataset.music) import('./film-music').then(({ accompany }) => accompany(player)).catch(() => {})
  if (player.dataset.piece === undefined) return
  showOnLockScreen(player)
  if (followed.has(player)) return
  followed.add(player)
  goOn(player)
  keepPlaces(player)
  followOnLockScreen(player)
  tellOfErrors(player)
}

/** The address is the piece's own. */
const idOf = (player: Player) => player.getAttribute('src') ?? ''

function goOn(player: Player): void {
  const place = findMusicPlace(idOf(player))
  if (place === null) return
  const jump = () => {
    const isUntouched = player.currentTime < edgeSeconds
    if (isUntouched && place < player.duration - edgeSeconds) player.currentTime = place
  }
  // Before the browser knows the length, a jump would be forgotten.
  if (player.readyState > 0) jump()
  else player.addEventListener('loadedmetadata', jump, { once: true })
}

function keepPlaces(player: Player): void {
  let kept = 0
  const keep = () => {
    const { currentTime } = player
    kept = currentTime
    if (currentTime > edgeSeconds && !player.ended) keepMusicPlace(idOf(player), Math.floor(currentTime))
  }
  player.addEventListener('timeupdate', () => {
    if (Math.abs(player.currentTime - kept) >= keepEverySeconds) keep()
  })
  player.addEventListener('pause', keep)
  player.addEventListener('ended', () => forgetMusicPlace(idOf(player)))
}

function tellOfErrors(player: Player): void {
  const tell = () =>
    showToast({
      title: 'Musikken kan ikke hentes lige nu',
      description: navigator.onLine ? 'Prøv igen om lidt.' : 'Prøv igen, når der er forbindelse.',
    })
  // It may have failed while this module was on its way.
  if (player.error) tell()
  player.addEventListener('error', tell)
}
