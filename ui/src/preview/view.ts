export interface PreviewView {
  /** 1 fits what the view is fitted to. */
  zoom: number
  /** Degrees clockwise: 0, 90, 180, 270. */
  rotation: number
}

/** What a page is as large as while nobody zooms: the width of its place, or all of it at once. */
export type Fit = 'width' | 'page'

export const initialView: PreviewView = { zoom: 1, rotation: 0 }

const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

export const zoomIn = ({ zoom }: PreviewView): number => zoomSteps.find((step) => step > zoom) ?? zoom
export const zoomOut = ({ zoom }: PreviewView): number => zoomSteps.findLast((step) => step < zoom) ?? zoom
export const turned = (view: PreviewView): PreviewView => ({ ...view, rotation: (view.rotation + 90) % 360 })
