import { TextLink } from '@/components/ui/text-link'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'

/** Stands beside every form of the site where somebody who may have no account tells something. */
export function PrivacyLine() {
  const { path, title } = legalDocuments.privacy
  return (
    <p className="text-muted-foreground text-sm">
      Sådan passer vi på dine oplysninger:{' '}
      <TextLink href={path} prefetch={false}>
        {title}
      </TextLink>
    </p>
  )
}
