import { Badge } from '@/components/ui/badge'
import { TouchLink } from '@/components/ui/text-link'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import type { AgreementView } from '@/lib/domain/resellers/agreement-schema'

/** What a company has agreed to of each text, and whether the version in force is missing. */
export function AgreementFacts({ agreements }: { agreements: AgreementView[] }) {
  return (
    <ul className="space-y-5">
      {agreements.map(({ document, isInForce, accepted }) => {
        const { title, path, version } = legalDocuments[document]
        return (
          <li key={document}>
            <p className="flex flex-wrap items-center gap-x-3">
              <TouchLink href={path} className="wrap-anywhere">
                {title}, version {version}
              </TouchLink>
              <Badge variant={isInForce ? 'success' : 'candle'}>{isInForce ? 'Accepteret' : 'Mangler et ja'}</Badge>
            </p>
            <ul className="text-muted-foreground text-sm empty:hidden">
              {accepted.map((yes) => (
                <li key={yes.version} className="wrap-anywhere">
                  Version {yes.version}: {yes.by}, {yes.at}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
