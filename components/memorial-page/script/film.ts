import { EMBED_ORIGIN } from '@/lib/shared/video-link'

/** Replaces the still with the film. Only now does the video host see the visit. */
export function showFilm(link: HTMLElement): void {
  const place = link.closest<HTMLElement>('[data-film-frame]')
  const id = link.dataset.film ?? ''
  if (!place || id === '') return
  const frame = document.createElement('iframe')
  frame.src = `${EMBED_ORIGIN}/embed/${encodeURIComponent(id)}?rel=0&hl=da&cc_lang_pref=da&autoplay=1`
  frame.title = `Film: ${link.dataset.title ?? ''}`
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
  frame.allowFullscreen = true
  // The video host requires a referrer; the origin is all it gets.
  frame.referrerPolicy = 'strict-origin'
  frame.className = 'absolute inset-0 h-full w-full'
  place.replaceChildren(frame)
  frame.focus()
}
