import { readError, withPasswordPrompt } from '@/lib/client/api'

/** Fetches a file from our API and saves it under the server's name or `fallbackName`. Throws ApiError. */
export async function saveFile(path: string, fallbackName: string): Promise<void> {
  const response = await withPasswordPrompt(async () => {
    const answer = await fetch(path, { headers: { accept: 'application/json' } })
    if (!answer.ok) throw await readError(answer)
    return answer
  })
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  save(await response.blob(), named?.[1] ?? fallbackName)
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
