import type { FormDraftView } from '@/components/form/form-draft'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { followForm } from '@/lib/domain/followers/copy'

/** Asks for a mail address; a plain form. */
export function FollowForm({ slug, draft }: { slug: string; draft: FormDraftView }) {
  const error = draft?.errors.email
  return (
    <form id={followForm} action={`/api/memorials/${slug}/followers`} method="post" className="space-y-6">
      {draft && !error && <Notice variant="error">{draft.message}</Notice>}
      <Field label="Din mailadresse" error={error} required>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            defaultValue={draft?.values.email}
          />
        )}
      </Field>
      <PrivacyLine>
        {/* kept by: tests/access/reads/followers.ts */}
        Vi bruger kun adressen til det her.
      </PrivacyLine>
      <Button type="submit" size="lg" className="w-full">
        Følg siden
      </Button>
    </form>
  )
}
