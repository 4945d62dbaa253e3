const standsMs = 5000

// Comes with the script: few visits have a refusal.
const style = `
.page-toast {
  position: fixed;
  inset-inline: 1rem;
  bottom: 1rem;
  z-index: 60;
  display: grid;
  max-width: 28rem;
  margin-inline: auto;
  padding: 1rem 1.25rem;
  border-left: 4px solid var(--destructive);
  border-radius: calc(var(--radius) * 1.5);
  background: var(--popover);
  color: var(--popover-foreground);
  box-shadow: var(--shadow-lift);
  animation: settle var(--motion) var(--ease);
}
.page-toast > :first-child { color: var(--destructive); font-weight: 600 }
.page-toast > .text-button { justify-self: end; padding-inline: 0.75rem; font-weight: 600 }
`

/**
 * Shows one message at a time. The site's own toaster is 8.6 KB, more than all other script of the page, so the
 * memorial page has this one (docs/decisions/070-pages-as-files.md).
 */
export function showToast({ title, description }: { title: string; description: string }): void {
  document.querySelector('.page-toast')?.remove()
  const toast = document.createElement('div')
  toast.className = 'page-toast'
  toast.setAttribute('role', 'alert')
  const heading = document.createElement('p')
  heading.textContent = title
  const text = document.createElement('p')
  text.textContent = description
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = 'Luk'
  close.className = 'text-button'
  toast.append(heading, text, close, Object.assign(document.createElement('style'), { textContent: style }))
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
