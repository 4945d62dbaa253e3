import type PhotoSwipe from 'photoswipe'

const eachMs = 5000

/** Adds a slideshow button. Any touch, key or swipe stops it; the screen stays on meanwhile. */
export function addSlideshow(lightbox: PhotoSwipe, { plays, count }: { plays: boolean; count: number }): void {
  if (count < 2) return
  let timer = 0
  let screenLight: WakeLockSentinel | null = null
  let button: HTMLElement | null = null

  function show(isPlaying: boolean) {
    if (button) button.textContent = isPlaying ? 'Stop lysbilleder' : 'Vis som lysbilleder'
  }

  function stop() {
    if (timer) clearInterval(timer)
    timer = 0
    screenLight?.release().catch(() => {})
    screenLight = null
    show(false)
  }

  function start() {
    timer = window.setInterval(step, eachMs)
    show(true)
    // Unsupported in some browsers and refused on low power: the slideshow runs without it.
    navigator.wakeLock?.request('screen').then(
      (light) => {
        if (timer) screenLight = light
        else light.release().catch(() => {})
      },
      () => {},
    )
  }

  function step() {
    // PhotoSwipe does not loop two pictures: restart after the last.
    if (lightbox.currIndex === count - 1) lightbox.goTo(0)
    else lightbox.next()
  }

  lightbox.on('uiRegister', () => {
    lightbox.ui?.registerElement({
      name: 'slideshow',
      className: 'pswp__button--slideshow',
      order: 5,
      isButton: true,
      html: 'Vis som lysbilleder',
      onInit: (element) => {
        button = element
        show(timer > 0)
      },
      onClick: () => (timer ? stop() : start()),
    })
  })
  const isOwnButton = (target: EventTarget | null) => target instanceof Node && button?.contains(target) === true
  lightbox.on('pointerDown', ({ originalEvent }) => {
    if (!isOwnButton(originalEvent.target)) stop()
  })
  lightbox.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key !== 'Tab' && !isOwnButton(originalEvent.target)) stop()
  })
  lightbox.on('close', stop)
  lightbox.on('destroy', stop)
  if (plays) lightbox.on('openingAnimationEnd', start)
}
