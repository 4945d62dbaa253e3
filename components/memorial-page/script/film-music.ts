type Film = EventTarget & Pick<HTMLMediaElement, 'currentTime' | 'dataset' | 'duration' | 'muted' | 'paused' | 'volume'>

const fadeInSeconds = 1
const fadeOutSeconds = 3

const accompanied = new WeakSet<Film>()

/**
 * Plays the piece named by a film's `data-music` while the film plays, from where the film is, as loud as the film is set,
 * and softly at both ends. The film's own file is silent, so a piece that the family takes away is gone from it too.
 */
export function accompany(film: Film): void {
  if (accompanied.has(film)) return
  accompanied.add(film)
  const sound = new Audio()
  let piece: string | undefined
  const follow = () => {
    sound.muted = film.muted
    const left = Number.isFinite(film.duration) ? film.duration - film.currentTime : fadeOutSeconds
    const part = Math.min(1, film.currentTime / fadeInSeconds, left / fadeOutSeconds)
    sound.volume = film.volume * Math.max(0, part)
  }
  const begin = () => {
    const { music } = film.dataset
    if (!music) return
    if (piece !== music) sound.src = music
    piece = music
    sound.currentTime = film.currentTime
    follow()
    // Without it the film is seen in silence.
    sound.play().catch(() => {})
  }
  film.addEventListener('playing', begin)
  for (const end of ['pause', 'waiting', 'seeking', 'ended', 'emptied', 'error']) {
    film.addEventListener(end, () => sound.pause())
  }
  for (const change of ['timeupdate', 'volumechange']) film.addEventListener(change, follow)
  if (!film.paused) begin()
}
