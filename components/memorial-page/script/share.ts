/** Passes the page's address on: by the phone's own sheet, or, where that fails, as a copy on the clipboard. */
export async function sharePage(button: HTMLElement): Promise<void> {
  const shown = button.parentElement?.parentElement?.querySelector<HTMLElement>('[data-share-address]')
  const url = shown?.textContent?.trim() || location.href
  if (button.dataset.share === 'sheet' && navigator.share) {
    const isDone = await navigator.share({ title: button.dataset.title ?? '', url }).then(
      () => true,
      // Closing the sheet without choosing is not a failure; browsers inside other apps have one that does not open.
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
  // Without the clipboard (plain http, some apps' own browsers) the old way, which at least marks it to be copied by hand.
  if (shown) getSelection()?.selectAllChildren(shown)
  return document.execCommand('copy')
}
