import { mediaWords } from '@/lib/domain/media/media-words'
import type { DownloadFile } from '@/lib/domain/memorial-page/download/download-files'
import { escaped } from '@/lib/domain/memorial-page/download/escaped'
import { relativeAddress } from '@/lib/domain/memorial-page/download/file-names'

/** A picture, film or voice by its path in the ZIP, with its caption. */
export function figure(file: DownloadFile): string {
  const address = relativeAddress(file.path)
  const words = mediaWords(file).join(' · ')
  const alt = escaped(file.altText ?? file.caption ?? '')
  const tag = file.kind === 'video' ? 'video' : 'audio'
  const shown =
    file.kind === 'picture'
      ? `<a href="${address}"><img loading="lazy" src="${address}" alt="${alt}" width="${file.width}" height="${file.height}"></a>`
      : `<${tag} controls preload="none" src="${address}"></${tag}>`
  return `<figure>${shown}${words ? `<figcaption>${escaped(words)}</figcaption>` : ''}</figure>`
}

/** Several figures in the columns of the layout; '' without any. */
export function figures(files: readonly DownloadFile[]): string {
  return files.length > 0 ? `<div class="figures">${files.map(figure).join('\n')}</div>` : ''
}
