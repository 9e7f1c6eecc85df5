import { paper } from '../look/paper.ts';

/**
 * What all printed reports look like, in Typst. A string and not a file, so that the server's bundle, the tests and the browser's
 * bundle all hold it without a loader. Data come as JSON: text in it is never read as markup.
 */
export const paperTemplate = String.raw`
#let ink = rgb("${paper.ink}")
#let quiet = rgb("${paper.quiet}")
#let hairline = rgb("${paper.line}")
#let wash = rgb("${paper.wash}")
#let deep = rgb("${paper.deep}")
#let green = rgb("${paper.green}")
#let warning = rgb("${paper.warning}")

// Margins and type of every page; the first page is the cover and bears no furniture.
#let report(data, body) = {
  set document(title: data.documentTitle, author: "Tussock", date: datetime(..data.day))
  set text(font: "Noto Sans", size: 9.5pt, fill: ink, lang: "en", region: "NZ", hyphenate: false, number-width: "tabular")
  set par(leading: 0.62em, spacing: 0.9em)
  set page(
    paper: "a4",
    margin: (x: 18mm, top: 20mm, bottom: 20mm),
    footer: context if counter(page).get().first() > 1 {
      set text(size: 7.5pt, fill: quiet)
      line(length: 100%, stroke: 0.4pt + hairline)
      v(-0.5em)
      grid(
        columns: (1fr, auto),
        [#data.propertyName · #data.reportName · #data.date],
        [Page #counter(page).display() of #counter(page).final().first()],
      )
    },
  )
  set heading(outlined: true)
  show heading.where(level: 1): it => block(above: 10mm, below: 4mm, sticky: true, {
    set text(size: 16pt, weight: 600, fill: deep)
    it.body
    v(-2.2mm)
    line(length: 100%, stroke: 1.2pt + green)
  })
  show heading.where(level: 2): it => block(above: 6mm, below: 2.5mm, text(size: 11pt, weight: 600, fill: deep, it.body))
  set table(stroke: (x: none, y: 0.4pt + hairline), inset: (x: 3pt, y: 3.4pt))
  show table.cell.where(y: 0): set text(weight: 600)
  show figure: set block(spacing: 0pt)
  body
}

#let mark(width) = pdf.artifact(image("mark.svg", width: width))

#let cover(data) = {
  grid(
    columns: (auto, 1fr),
    column-gutter: 3mm,
    align: horizon,
    mark(12mm), text(size: 13pt, weight: 600, fill: deep)[Tussock],
  )
  v(14mm)
  text(size: 11pt, fill: green, weight: 600, data.reportName)
  v(-2mm)
  {
    let characters = data.propertyName.clusters().len()
    set text(size: if characters > 60 { 17pt } else if characters > 30 { 22pt } else { 29pt }, weight: 600, fill: deep)
    set par(leading: 0.4em)
    title(data.propertyName)
  }
  v(7mm)
  grid(
    columns: (38mm, 1fr),
    row-gutter: 3.2mm,
    ..data.details.map(((label, value)) => (text(fill: quiet, label), value)).flatten(),
  )
  block(
    width: 100%,
    height: 1fr,
    inset: (y: 8mm),
    if data.silhouette { pdf.artifact(image("silhouette.svg", width: 100%, height: 100%, fit: "contain")) },
  )
  {
    show outline.entry: set block(above: 2.2mm)
    set text(size: 9pt)
    outline(title: text(size: 10pt, weight: 600, fill: deep)[In this report], depth: 1)
  }
  pagebreak(weak: true)
}

// Head figures side by side.
#let tiles(figures) = grid(
  columns: (1fr,) * figures.len(),
  column-gutter: 4mm,
  ..figures.map(figure => block(
    width: 100%,
    fill: wash,
    radius: 2pt,
    inset: (x: 4mm, y: 3.5mm),
    {
      set par(spacing: 1.6mm)
      text(size: 8pt, fill: quiet, figure.label)
      parbreak()
      text(size: 17pt, weight: 600, fill: deep, figure.value)
      if figure.unit != "" { text(size: 9pt, fill: deep)[ #figure.unit] }
    },
  )),
)

// How a figure was made, and from what.
#let method(lines) = {
  set text(size: 7.8pt, fill: quiet)
  set par(leading: 0.55em, spacing: 1.4mm)
  for line in lines { par(line) }
}

#let drawing(file, alt, width) = figure(image(file, alt: alt, width: width * 1pt))

#let note(body, stroke: green) = block(
  width: 100%,
  inset: (left: 3.5mm, y: 1.5mm),
  stroke: (left: 2pt + stroke),
  body,
)
`;
