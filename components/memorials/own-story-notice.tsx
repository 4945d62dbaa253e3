'use client'

import { OpenStoryForm } from '@/components/members/open-story-form'
import { useEditor } from '@/components/memorials/editor-provider'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { membersPath } from '@/lib/domain/members/paths'

/** In place of publishing an own story: who sees it, and how it is opened one day. */
export function OwnStoryNotice() {
  const { opened, memorial, isOwner } = useEditor()
  if (opened.canOpenStory) {
    return (
      <div className="space-y-6">
        <p>
          {memorial.fullName} har skrevet historien og givet dig siden. Når {memorial.fullName} er død, kan du lukke den
          op. Derefter vælger du selv, hvornår den skal vises for andre.
        </p>
        <OpenStoryForm memorialId={opened.id} slug={memorial.slug} name={memorial.fullName} draft={null} />
      </div>
    )
  }
  return (
    <Notice title="Ingen andre kan se siden">
      {isOwner ? (
        <>
          Det er din egen historie, og den vises ikke, mens du lever. Den, du vælger til at tage over, kan åbne den, når
          du ikke er her mere.{' '}
          <TextLink href={`${membersPath(memorial.slug)}#efterfolger-valg`}>Se, hvem det er</TextLink>
        </>
      ) : (
        'Historien bliver skrevet af den, den handler om. Den vises ikke for andre, før den, der skal tage over, har åbnet den.'
      )}
    </Notice>
  )
}
