import { ActionForm } from '@/components/form/action-form'
import { PrivacyLine } from '@/components/legal/privacy-line'
import { Checkbox } from '@/components/ui/checkbox'
import { transferRisk } from '@/lib/domain/made-works/provider-copy'
import type { PictureView } from '@/lib/domain/pictures/picture-view'
import { motionTexts } from '@/lib/domain/portrait-motion/copy'
import { motionsApi } from '@/lib/domain/portrait-motion/paths'

type MotionStartProps = { memorialKey: string; pictures: readonly PictureView[]; consent: string }

/** For the owner: which picture, what is sent where, and the yes to it. */
export function MotionStart({ memorialKey, pictures, consent }: MotionStartProps) {
  if (pictures.length === 0) return <p>Læg først et billede i galleriet, så kan du vælge det her.</p>
  return (
    <ActionForm
      action={motionsApi(memorialKey)}
      label={motionTexts.start}
      variant="primary"
      pendingText="Sender..."
      doneMessage={{ title: 'Billedet er sendt. Filmen er her om et par minutter.' }}
      failed="Billedet blev ikke sendt"
      className="flex-col items-start gap-6"
    >
      <fieldset className="w-full min-w-0">
        <legend className="mb-3 font-sans font-semibold">{motionTexts.choose}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
          {pictures.map(({ id, src, width, height, alt }, place) => (
            <label key={id} className="relative block">
              <input
                type="radio"
                name="mediaId"
                value={id}
                required
                aria-label={alt || `Billede ${place + 1} uden billedtekst`}
                className="absolute top-2 left-2 size-6 accent-primary"
              />
              <img
                src={src}
                width={width}
                height={height}
                alt=""
                loading="lazy"
                className="aspect-square w-full rounded-lg object-cover"
              />
            </label>
          ))}
        </div>
      </fieldset>
      <p className="max-w-measure">{transferRisk}</p>
      <PrivacyLine about="ai" />
      <Checkbox name="agreed" value="ja" required label={consent} className="max-w-measure" />
    </ActionForm>
  )
}
