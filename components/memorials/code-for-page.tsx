import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { formatTextCode } from '@/lib/shared/qr-text-code'

type CodeForPageProps = { choice: { code: string | null; others: string[] }; path: string }

/** Says which stone a new page is for, before anything is written. */
export function CodeForPage({ choice: { code, others }, path }: CodeForPageProps) {
  return (
    <Notice title={code ? `Siden knyttes til koden ${formatTextCode(code)}` : 'Siden bliver en kladde'}>
      {code
        ? 'Når du viser siden, åbner den, hver gang nogen scanner stenen.'
        : 'Alt bliver gemt, men siden kan først vises, når den er knyttet til en QR-kode, der er din.'}
      {others.length > 0 && (
        <ul className="mt-2 space-y-1">
          {others.map((other) => (
            <li key={other}>
              <TextLink href={`${path}?qrCode=${other}`}>Brug koden {formatTextCode(other)} i stedet</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
