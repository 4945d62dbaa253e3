/** Shares the page's address through the share sheet or, where that fails, the clipboard. */
export async function sharePage(button: HTMLElement): Promise<void> {
  const shown = button.parentElement?.parentElement?.querySelector<HTMLElement>('[data-share-address]')
  const url = shown?.textContent?.trim() || location.href
  if (button.dataset.share === 'sheet' && navigator.share) {
    const isDone = await navigator.share({ title: button.dataset.title ?? '', url }).then(
      () => true,
      // Cancelling the sheet is not a failure; in-app browsers may have one that does not open.
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    )
    if (isDone) return
  }
  const isCopied = await copy(url, shown)
  const answer = button.parentElement?.querySelector('[data-share-answer]')
  if (answer) answer.textContent = isCopied ? 'Linket er kopieret.' : 'Linket er markeret. Kopiér det herfra.'
}

async function copy(url: string, shown: HTMLElement | null | undefined): Promise<boolean> {
  const isWritten = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  if (isWritten) return true
  // Without the clipboard API (plain http, some in-app browsers) use execCommand, which at least selects the address.
  if (shown) getSelection()?.selectAllChildren(shown)
  return document.execCommand('copy')
}
