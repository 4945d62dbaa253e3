import PhotoSwipe, { type SlideData } from 'photoswipe'
import { lightboxStyle } from './lightbox-style'
import { addSlideshow } from './slideshow'

const captionPx = 88

/**
 * Opens a picture large, with its neighbours: keys, swipes, pinching. PhotoSwipe moves the pictures; a native dialog
 * around it makes the rest of the page inert, which PhotoSwipe alone does not (docs/decisions/028-gallery.md). `plays`
 * starts the slideshow.
 */
export function openPicture(link: HTMLAnchorElement, { plays = false } = {}): void {
  const links = [...(link.closest('.gallery')?.querySelectorAll<HTMLAnchorElement>('a[data-picture]') ?? [link])]
  const dialog = openDialog()
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const lightbox = new PhotoSwipe({
    dataSource: links.map(slideOf),
    index: Math.max(0, links.indexOf(link)),
    appendToEl: dialog,
    bgOpacity: 1,
    loop: links.length > 2,
    // No opening or closing animation under reduced motion.
    ...(isStill
      ? { showHideAnimationType: 'none', showAnimationDuration: 0, hideAnimationDuration: 0, zoomAnimationDuration: 0 }
      : { showHideAnimationType: 'fade' }),
    paddingFn: () => ({ top: 60, bottom: captionPx, left: 0, right: 0 }),
    counter: false,
    // The dialog does both.
    trapFocus: false,
    returnFocus: false,
    closeTitle: 'Luk',
    zoomTitle: 'Forstør',
    arrowPrevTitle: 'Forrige billede',
    arrowNextTitle: 'Næste billede',
    errorMsg: 'Billedet kunne ikke hentes.',
  })
  addWords(lightbox, links)
  addReport(lightbox, links)
  addSlideshow(lightbox, { plays, count: links.length })
  // PhotoSwipe cannot close during its opening animation: close when it ends.
  const leave = () => {
    if (lightbox.opener.isOpening) lightbox.on('openingAnimationEnd', leave)
    else lightbox.close()
  }
  lightbox.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key === 'Escape') leave()
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leave()
  })
  lightbox.on('destroy', () => {
    dialog.close()
    dialog.remove()
    links[lightbox.currIndex]?.focus()
  })
  lightbox.init()
  // A nested dialog would be announced twice.
  lightbox.element?.setAttribute('role', 'group')
}

/** Starts the slideshow of the gallery with this id at its first picture. */
export function playPictures(id: string): void {
  const first = document.getElementById(id)?.querySelector<HTMLAnchorElement>('a[data-picture]')
  if (first) openPicture(first, { plays: true })
}

function openDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox dark'
  dialog.setAttribute('aria-label', 'Billede')
  const style = document.createElement('style')
  style.textContent = lightboxStyle
  dialog.append(style)
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}

/** A slide for the picture on the page: its proportions, its sizes, and the small one as placeholder. */
function slideOf(link: HTMLAnchorElement): SlideData {
  const small = link.querySelector('img')
  if (!small) return { src: link.href, width: 1600, height: 1200 }
  const [width, height] = [Number(small.getAttribute('width')), Number(small.getAttribute('height'))]
  const widest = Math.max(...small.srcset.split(', ').map((part) => Number.parseInt(part.split(' ')[1] ?? '', 10) || 0))
  const scale = widest > 0 ? widest / width : 1
  return {
    src: link.href,
    srcset: small.srcset,
    ...(small.currentSrc ? { msrc: small.currentSrc } : {}),
    width: width * scale,
    height: height * scale,
    alt: small.alt,
  }
}

function wordsOf(link: HTMLAnchorElement | undefined): string {
  const parts = link?.parentElement?.querySelector('figcaption')?.childNodes ?? []
  return [...parts]
    .map((part) => part.textContent?.trim())
    .filter(Boolean)
    .join(' · ')
}

/** Adds a link to report the picture. */
function addReport(lightbox: PhotoSwipe, links: HTMLAnchorElement[]): void {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'report',
      tagName: 'a',
      className: 'pswp__report',
      appendTo: 'bar',
      order: 1,
      html: 'Anmeld',
      onInit: (element) => {
        const point = () => {
          const id = links[lightbox.currIndex]?.pathname.split('/')[2] ?? ''
          element.setAttribute('href', `/contact?anmeld=${id}`)
        }
        point()
        lightbox.on('change', point)
      },
    })
  })
}

/** Adds the caption, announced when it changes. */
function addWords(lightbox: PhotoSwipe, links: HTMLAnchorElement[]): void {
  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'words',
      tagName: 'p',
      className: 'pswp__words',
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('aria-live', 'polite')
        const tell = () => {
          const at = lightbox.currIndex
          const place = links.length > 1 ? `${at + 1} af ${links.length}` : ''
          element.textContent = [wordsOf(links[at]), place].filter(Boolean).join(' · ')
        }
        tell()
        lightbox.on('change', tell)
      },
    })
  })
}
