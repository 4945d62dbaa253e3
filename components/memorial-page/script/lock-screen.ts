const stepSeconds = 10

/** What the script uses of an audio or video element. */
export type Player = EventTarget &
  Pick<HTMLMediaElement, 'currentTime' | 'dataset' | 'duration' | 'ended' | 'error' | 'getAttribute'> &
  Pick<HTMLMediaElement, 'muted' | 'pause' | 'paused' | 'play' | 'playbackRate' | 'readyState' | 'volume'>

/** The piece that the lock screen shows. */
let current: Player | null = null

/** Shows the piece on the lock screen and in the headphones' buttons (Media Session), where the browser can. */
export function showOnLockScreen(player: Player): void {
  if (!('mediaSession' in navigator)) return
  current = player
  const { piece = '', artist = '' } = player.dataset
  const album = document.querySelector('h1')?.textContent ?? ''
  navigator.mediaSession.metadata = new MediaMetadata({ title: piece, artist, album, artwork: artworkOf(player) })
  navigator.mediaSession.playbackState = 'playing'
  const pieces: Player[] = [...document.querySelectorAll<HTMLMediaElement>('audio[data-piece]')]
  const at = pieces.indexOf(player)
  onAction('play', () => play(player))
  onAction('pause', () => player.pause())
  onAction('seekbackward', ({ seekOffset }) => seek(player, player.currentTime - (seekOffset ?? stepSeconds)))
  onAction('seekforward', ({ seekOffset }) => seek(player, player.currentTime + (seekOffset ?? stepSeconds)))
  onAction('seekto', ({ seekTime }) => seek(player, seekTime ?? player.currentTime))
  onAction('previoustrack', toPiece(pieces[at - 1]))
  onAction('nexttrack', toPiece(pieces[at + 1]))
}

/** Keeps the lock screen's state and place with the piece's own. */
export function followOnLockScreen(player: Player): void {
  if (!('mediaSession' in navigator)) return
  const tellState = () => {
    if (current === player) navigator.mediaSession.playbackState = player.paused ? 'paused' : 'playing'
  }
  const tellPlace = () => {
    const { duration, currentTime, playbackRate } = player
    if (current !== player || !Number.isFinite(duration) || playbackRate <= 0) return
    const position = Math.min(currentTime, duration)
    navigator.mediaSession.setPositionState?.({ duration, position, playbackRate })
  }
  for (const type of ['play', 'pause', 'ended']) player.addEventListener(type, tellState)
  for (const type of ['loadedmetadata', 'seeked', 'ratechange', 'playing']) player.addEventListener(type, tellPlace)
  tellPlace()
}

/** The piece's own picture, else the portrait. */
function artworkOf(player: Player): MediaImage[] {
  const portrait = document.querySelector<HTMLImageElement>('img.portrait')
  const src = player.dataset.cover ?? (portrait?.currentSrc || portrait?.src)
  return src ? [{ src: new URL(src, location.href).href }] : []
}

function toPiece(piece: Player | undefined): MediaSessionActionHandler | null {
  return piece ? () => play(piece) : null
}

function play(player: Player): void {
  // Refused by the browser, or stopped before it began.
  player.play().catch(() => {})
}

function seek(player: Player, seconds: number): void {
  player.currentTime = Math.max(0, Math.min(seconds, player.duration || seconds))
}

function onAction(action: MediaSessionAction, act: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, act)
  } catch {
    // The browser does not know this one.
  }
}
