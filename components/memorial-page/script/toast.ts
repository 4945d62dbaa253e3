const standsMs = 5000

/**
 * Shows one message at a time. The site's own toaster is 8.6 KB, more than all other script of the page, so the
 * memorial page has this one (docs/decisions/015-memorial-page.md).
 */
export function showToast({ title, description }: { title: string; description: string }): void {
  document.querySelector('.page-toast')?.remove()
  const toast = document.createElement('div')
  toast.className = 'page-toast'
  toast.setAttribute('role', 'alert')
  const heading = document.createElement('p')
  heading.className = 'font-semibold text-destructive'
  heading.textContent = title
  const text = document.createElement('p')
  text.textContent = description
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Luk'
  close.className = 'min-h-touch px-3 font-semibold text-link underline'
  toast.append(heading, text, close)
  document.body.append(toast)

  let timer = setTimeout(() => toast.remove(), standsMs)
  close.addEventListener('click', () => toast.remove())
  // Hover and focus pause the timer for slow readers.
  for (const type of ['pointerenter', 'focusin']) toast.addEventListener(type, () => clearTimeout(timer))
  for (const type of ['pointerleave', 'focusout']) {
    toast.addEventListener(type, () => {
      clearTimeout(timer)
      timer = setTimeout(() => toast.remove(), standsMs)
    })
  }
}
