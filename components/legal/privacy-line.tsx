import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'

type PrivacyLineProps = {
  /** The anchor on /privacy of what is told about just these fields. */
  about?: 'koeb' | 'musik' | 'slaegtsfiler' | 'ai'
  /** What the fields are for, in a sentence or two. */
  children?: ReactNode
}

/** Beside every form that asks personal data of people who may have no account, and at fields about other people. */
export function PrivacyLine({ about, children }: PrivacyLineProps) {
  const { path, title } = legalDocuments.privacy
  return (
    <p className="text-muted-foreground text-sm">
      {children}
      {about ? ' Læs mere under ' : ' Sådan passer vi på dine oplysninger: '}
      <TextLink href={about ? `${path}#${about}` : path} prefetch={false}>
        {title}
      </TextLink>
      {about && '.'}
    </p>
  )
}
