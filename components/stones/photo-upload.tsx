'use client'

import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FileDrop } from '@/components/ui/file-drop'
import { Spinner } from '@/components/ui/spinner'
import { showToast } from '@/components/ui/toast'
import { callApi, messageOf } from '@/lib/client/api'
import { sendNamed } from '@/lib/client/send-named'
import { photoAnswers, stonePhotosName } from '@/lib/domain/stones/copy'
import { photosCall } from '@/lib/domain/stones/paths'

type PhotoUploadProps = { code: string; back: string; refusal?: string | undefined }

/** Uploads a photograph of the stone as soon as it is chosen; without script by a button. */
export function PhotoUpload({ code, back, refusal }: PhotoUploadProps) {
  const router = useRouter()
  const action = photosCall(code)
  const add = useAddPhoto(action)
  const error = add.error ? messageOf(add.error) : refusal

  function send([file]: File[]) {
    if (!file) return
    add.mutate(file, {
      onSuccess: ({ isThisCode }) => {
        const answerText = photoAnswers[isThisCode ? 'gemt' : 'uden-kode'] ?? ''
        showToast({ title: isThisCode ? 'Billedet er gemt' : 'Koden kunne ikke læses', description: answerText })
        router.refresh()
      },
    })
  }

  return (
    <form
      id={stonePhotosName}
      action={action}
      method="post"
      encType="multipart/form-data"
      className="max-w-measure space-y-4"
    >
      <input type="hidden" name="back" value={back} />
      <FileDrop
        name="file"
        label="Tag eller vælg et billede af stenen"
        hint="Gå tæt på, så koden fylder det meste af billedet. Skygge er bedre end sol, og en tør sten bedre end en våd."
        accept="image/*"
        multiple={false}
        disabled={add.isPending}
        error={error}
        onFiles={send}
      />
      {add.isPending && <Spinner text="Sender billedet og læser koden..." />}
      <Button type="submit" className="hidden noscript:inline-flex">
        Send billedet
      </Button>
    </form>
  )
}

/** Uploads a photograph of the stone to this address; returns whether its code was read. */
function useAddPhoto(path: string) {
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.set('file', file)
      return sendNamed(path, body, (named) =>
        callApi<{ id: string; isThisCode: true | null }>(path, { method: 'POST', body: named }),
      )
    },
  })
}
