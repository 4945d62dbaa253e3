const swipePx = 50

/** Shows a picture large in the browser's own dialog; arrow keys and swipes lead through the pictures beside it. */
export function openPicture(link: HTMLAnchorElement): void {
  const links = [...(link.closest('.gallery')?.querySelectorAll<HTMLAnchorElement>('a[data-picture]') ?? [link])]
  let at = links.indexOf(link)

  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox dark'
  dialog.setAttribute('aria-label', 'Billede')
  const picture = document.createElement('img')
  const caption = document.createElement('p')
  caption.setAttribute('aria-live', 'polite')
  const control = (label: string, sign: string, place: string, act: () => void) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaLabel = label
    button.textContent = sign
    button.className = place
    button.addEventListener('click', act)
    return button
  }

  const show = (next: number) => {
    const chosen = links[(next + links.length) % links.length]
    const small = chosen?.querySelector('img')
    if (!chosen || !small) return
    at = links.indexOf(chosen)
    picture.width = Number(small.getAttribute('width'))
    picture.height = Number(small.getAttribute('height'))
    picture.style.backgroundColor = small.style.backgroundColor
    picture.alt = small.alt
    picture.src = chosen.href
    const words = chosen.parentElement?.querySelector('figcaption')?.textContent ?? ''
    caption.textContent = links.length > 1 ? [words, `${at + 1} af ${links.length}`].filter(Boolean).join(' · ') : words
  }

  const figure = document.createElement('figure')
  figure.append(picture, caption)
  dialog.append(
    figure,
    control('Luk', '✕', 'lightbox-close', () => dialog.close()),
  )
  if (links.length > 1) {
    dialog.append(
      control('Forrige billede', '←', 'lightbox-before', () => show(at - 1)),
      control('Næste billede', '→', 'lightbox-after', () => show(at + 1)),
    )
  }
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') show(at - 1)
    if (event.key === 'ArrowRight') show(at + 1)
  })
  let startX = 0
  dialog.addEventListener('pointerdown', (event) => {
    startX = event.clientX
  })
  dialog.addEventListener('pointerup', (event) => {
    const moved = event.clientX - startX
    if (Math.abs(moved) > swipePx) show(moved < 0 ? at + 1 : at - 1)
    else if (event.target === dialog || event.target === figure) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    links[at]?.focus()
  })
  show(at)
  document.body.append(dialog)
  dialog.showModal()
}
