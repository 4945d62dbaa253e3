import { TextLink } from '@/components/ui/text-link'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'

/** Beside every form that asks personal data of people who may have no account. */
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
