'use client'

import { useMutation } from '@tanstack/react-query'
import { callApi } from '@/lib/client/api'
import { sendNamed } from '@/lib/client/send-named'

/** Uploads a photograph of the stone to this address; returns whether its code was read. */
export function useAddPhoto(path: string) {
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
