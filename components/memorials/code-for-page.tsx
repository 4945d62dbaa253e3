import { Notice } from '@/components/ui/notice'
import { TouchLink } from '@/components/ui/text-link'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type CodeForPageProps = { choice: { code: string | null; others: string[] }; path: string }

/** Names the stone of a new page before anything is written. */
export function CodeForPage({ choice: { code, others }, path }: CodeForPageProps) {
  return (
    <Notice title={code ? <>Siden knyttes til koden {asRead(code)}</> : 'Siden bliver en kladde'}>
      {code
        ? // kept by: lib/domain/page-creation/commands/create-memorial.test.ts
          // kept by: lib/domain/qr-codes/printed-code-target.test.ts
          'Når du har åbnet siden for andre, kommer den frem, hver gang nogen scanner stenen.'
        : 'Alt bliver gemt, men siden kan først åbnes for andre, når den er knyttet til en QR-kode, der er din.'}
      {others.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-touch cursor-pointer content-center">
            {code ? 'Vælg en anden kode' : 'Vælg en af dine koder'}
          </summary>
          <ul>
            {others.map((other) => (
              <li key={other}>
                <TouchLink href={`${path}?qrCode=${other}`}>{asRead(other)}</TouchLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Notice>
  )
}

function asRead(code: string) {
  return <span className="whitespace-nowrap">{formatTextCode(code)}</span>
}
