/** The phone's own way of passing something on, or else the address on the clipboard. */
export async function sharePage(button: HTMLElement): Promise<void> {
  const url = button.dataset.share ?? location.href
  if (navigator.share) {
    // Closing the sheet without choosing is not a failure.
    await navigator.share({ title: button.dataset.title ?? '', url }).catch(() => {})
    return
  }
  const answer = document.querySelector('[data-share-answer]')
  const isCopied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  if (answer) answer.textContent = isCopied ? 'Adressen er kopieret.' : 'Marker adressen, og kopier den.'
}
