import { paper, PICTURE_FRAME } from '../look/paper.ts';

/**
 * What all printed documents look like, in Typst. A string and not a file, so that the server's bundle, the tests and the browser's
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
#let margin = 18mm

// Lines of contents that stand below each other; more are two columns of chapters alone.
#let most-entries = 28
#let entry-height = 5.6mm

// Free space above headings, by level.
#let heading-space = (7.5mm, 4.6mm)

// Marks a place where a character was replaced: the foot of its page says so.
#let lack = [#metadata(none)<lack>]

// Margins and type of every page; the first page is the cover and bears no furniture.
#let report(data, body) = {
  set document(title: data.title, author: "Tussock", date: datetime(..data.day))
  set text(
    font: ("Noto Sans", "Noto Sans Math", "Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Sans SC", "NanumGothic"),
    size: 9pt, fill: ink, lang: "en", region: "NZ", hyphenate: false, number-width: "tabular",
  )
  set par(leading: 0.62em, spacing: 0.9em)
  set page(
    paper: "a4",
    margin: (x: margin, top: 16mm, bottom: 17mm),
    footer: context if counter(page).get().first() > 1 or not data.hasFront {
      set text(size: 7.5pt, fill: quiet)
      line(length: 100%, stroke: 0.4pt + hairline)
      v(-0.5em)
      let page-number = here().page()
      grid(
        columns: (1fr, auto),
        column-gutter: 6mm,
        row-gutter: 1.4mm,
        [#data.subject · #data.name · #data.date],
        [Page #counter(page).display() of #counter(page).final().first()],
        ..if query(<lack>).any(it => it.location().page() == page-number) { (data.lacking,) },
      )
    },
  )
  show "◌": it => it + lack
  set heading(outlined: true)
  show heading.where(level: 1): it => block(above: heading-space.at(0), below: 3mm, sticky: true, {
    set text(size: 15pt, weight: 600, fill: deep)
    it.body
    v(-2.2mm)
    line(length: 100%, stroke: 1.2pt + green)
  })
  show heading.where(level: 2): it => block(above: heading-space.at(1), below: 1.8mm, sticky: true, text(size: 11pt, weight: 600, fill: deep, it.body))
  set table.cell(breakable: false)
  set table(stroke: (x: none, y: 0.4pt + hairline), inset: (x: 3pt, y: 2.6pt))
  show table.cell.where(y: 0): set text(weight: 600)
  show figure: set block(spacing: 3mm)
  set list(indent: 1mm, body-indent: 2mm, marker: text(fill: green)[•])
  body
}

// What is low stays whole, and what stands over something stays with it.
#let whole-if-low(is-over: false, most: 60mm, body) = context block(
  above: 2mm,
  below: 3mm,
  breakable: measure(width: 210mm - 2 * margin, body).height > most,
  sticky: is-over,
  body,
)

#let mark(width) = pdf.artifact(image("mark.svg", width: width))

// The farm above, who and when below.
#let cover(data) = page(margin: 0pt, {
  if data.cover.picture != none {
    block(below: 0pt, image(data.cover.picture.file, alt: data.cover.picture.alt, width: 100%))
    line(length: 100%, stroke: 0.6pt + hairline)
  }
  block(width: 100%, height: 1fr, inset: (x: margin, top: if data.cover.picture == none { 60mm } else { 10mm }, bottom: 14mm), {
    text(size: 10.5pt, fill: quiet, data.name)
    v(-2mm)
    {
      let characters = data.subject.clusters().len()
      set text(size: if characters > 60 { 17pt } else if characters > 30 { 21pt } else { 26pt }, weight: 600, fill: ink)
      set par(leading: 0.4em)
      title(data.subject)
    }
    v(-1mm)
    text(size: 11pt, data.cover.subtitle)
    v(6mm)
    grid(
      columns: (38mm, 1fr),
      row-gutter: 3mm,
      ..data.cover.facts.map(((label, value)) => (text(fill: quiet, label), value)).flatten(),
    )
    v(1fr)
    grid(
      columns: (auto, auto, 1fr),
      column-gutter: 2.5mm,
      align: (horizon, horizon, right + horizon),
      mark(8mm), text(size: 11pt, weight: 600)[Tussock], text(size: 7.8pt, fill: quiet, data.cover.foot),
    )
  })
})

// The contents, of which what follows goes on below. Where they are many they are the chapters alone, in two columns of one height.
#let contents(data) = {
  show outline.entry.where(level: 1): set block(above: 2.4mm)
  show outline.entry.where(level: 2): set block(above: 1.6mm)
  show outline.entry.where(level: 2): set text(size: 8.8pt, fill: quiet)
  heading(outlined: false, data.contentsTitle)
  if data.sections.filter(section => section.level <= 2).len() <= most-entries {
    outline(title: none, depth: 2, indent: 5mm)
  } else {
    let chapters = data.sections.filter(section => section.level == 1).len()
    block(height: (calc.ceil(chapters / 2) + 1) * entry-height, columns(2, gutter: 8mm, outline(title: none, depth: 1)))
  }
}

// Head figures side by side.
#let tiles(figures) = block(below: 3mm, breakable: false, grid(
  columns: (1fr,) * figures.len(),
  column-gutter: 4mm,
  ..figures.map(figure => block(
    width: 100%,
    fill: wash,
    radius: 2pt,
    inset: (x: 3mm, y: 2.4mm),
    {
      set par(spacing: 1.6mm)
      text(size: 8pt, fill: quiet, figure.label)
      parbreak()
      text(size: if figure.value.clusters().len() > 9 { 13pt } else { 17pt }, weight: 600, fill: deep, figure.value)
      if figure.unit != "" { [ ]; box(text(size: 9pt, fill: deep, figure.unit)) }
    },
  )),
))

// How a figure was made, and from what.
#let method(lines, is-over: false) = block(above: 3mm, sticky: is-over, {
  set text(size: 7.8pt, fill: quiet)
  set par(leading: 0.55em, spacing: 1.4mm)
  for line in lines { par(line) }
})

#let drawing(it) = figure({
  image(it.file, alt: it.alt, width: it.width * 1pt)
  if it.lacks { lack }
})

#let note(body, stroke: green, sticky: false) = block(
  width: 100%,
  sticky: sticky,
  above: 2mm,
  below: 2mm,
  inset: (left: 3mm, y: 0.9mm),
  stroke: (left: 2pt + stroke),
  body,
)

// What stands over something stays with it.
#let say(it, is-over: false) = {
  if it.tone == "note" { note(it.text, sticky: is-over) }
  else if it.tone == "warning" { note(stroke: warning, sticky: is-over, strong(it.text)) }
  else if it.tone == "quiet" { method((it.text,), is-over: is-over) }
  else if it.tone == "label" { block(above: 2.6mm, below: 1.2mm, sticky: true, text(size: 8.6pt, weight: 600, it.text)) }
  else { block(above: 0.9em, below: 0.9em, sticky: is-over and it.text.clusters().len() < 400, par(it.text)) }
}

#let most-facts-below-each-other = 7

#let facts-column(pairs, label-width) = grid(
  columns: (label-width, 1fr),
  column-gutter: 3mm,
  row-gutter: 1.7mm,
  ..pairs.map(((label, value)) => (text(fill: quiet, label), value)).flatten(),
)

// Many facts stand in two columns, the first read to its end.
#let facts(pairs, is-over: false) = whole-if-low(is-over: is-over, if pairs.len() < most-facts-below-each-other {
  facts-column(pairs, 44mm)
} else {
  // Both columns are about as high: a text takes a line for each so many characters.
  let heights = pairs.map(((label, value)) => calc.max(1, calc.ceil(value.clusters().len() / 32), calc.ceil(label.clusters().len() / 20)))
  let half = range(1, pairs.len()).find(at => heights.slice(0, at).sum() * 2 >= heights.sum())
  if half == none { half = pairs.len() - 1 }
  grid(
    columns: (1fr, 1fr),
    column-gutter: 7mm,
    facts-column(pairs.slice(0, half), 34mm),
    facts-column(pairs.slice(half), 34mm),
  )
})

#let badge(it) = box(
  fill: if it.isBefore { none } else { rgb(it.colour) },
  stroke: (paint: rgb(it.line), thickness: 0.7pt, dash: if it.isBefore { "densely-dashed" } else { "solid" }),
  radius: 1.5pt,
  inset: (x: 3pt),
  outset: (y: 2.4pt),
  text(weight: 600, fill: if it.isBefore { ink } else { rgb(it.ink) }, it.text),
)

#let cell-of(it) = if type(it) == str { it } else {
  for (index, level) in it.levels.enumerate() {
    if index > 0 { text(fill: quiet)[ › ] }
    badge(level)
  }
  if it.levels.len() > 0 and it.text != "" { [ ] }
  if it.tone == "strong" { strong(it.text) }
  else if it.tone == "quiet" { text(fill: quiet, it.text) }
  else if it.tone == "warning" { text(fill: warning, weight: 600, it.text) }
  else { it.text }
  for (index, line) in it.below.enumerate() {
    if index > 0 or it.text != "" or it.levels.len() > 0 { linebreak() }
    text(size: 0.9em, fill: quiet, line)
  }
  // Where it is in the document, by page.
  for (index, one) in it.links.enumerate() {
    if index > 0 or it.text != "" { [, ] }
    link(label(one.to), context [#one.text #counter(page).at(label(one.to)).first()])
  }
}

// So much text in a cell may be more than a page holds: such a row goes on over the page. One cell that may not part keeps its whole row together.
#let lines-of(it) = if type(it) == str { (it,) } else { (it.text, ..it.below, ..it.links.map(one => one.text)) }
#let is-long(row) = row.any(cell => lines-of(cell).map(line => line.clusters().len() + 20).sum() > 400)

// The last row of a table never stands alone on a page: a cell without width or words spans it and the row before it, and does not part.
#let tied(rows) = {
  let tie = table.cell(rowspan: 2, breakable: false, inset: 0pt, [])
  let none-of = table.cell(inset: 0pt, [])
  rows.enumerate().map(((at, row)) => if at == rows.len() - 2 { (..row, tie) } else if at == rows.len() - 1 { row } else { (..row, none-of) }).flatten()
}

#let width-of(width) = if "mm" in width { width.mm * 1mm } else { width.fr * 1fr }

#let rows(it) = if it.rows.len() > 0 {
  set text(size: if it.columns.len() > 5 { 7.8pt } else { 8.2pt })
  set par(leading: 0.5em)
  let ends = it.columns.map(column => column.at("align", default: none) == "end")
  let body = it.rows.map(row => row.map(cell => table.cell(breakable: is-long(row), cell-of(cell))))
  let all = if it.total == none { body } else { (..body, it.total.map(cell => strong(cell))) }
  let has-tie = all.len() > 1 and not it.rows.slice(-calc.min(2, it.rows.len())).any(is-long)
  let shown = table(
    columns: (..it.columns.map(column => width-of(column.width)), ..if has-tie { (0pt,) }),
    // A column of figures keeps away from the words behind it.
    inset: (x, _) => (left: if x > 0 and ends.at(x - 1) and not ends.at(x, default: false) { 10pt } else { 3pt }, right: 3pt, y: 2.6pt),
    align: (x, _) => if ends.at(x, default: false) { right } else { left },
    fill: (_, y) => if y == 0 { wash },
    table.header(repeat: true, ..it.columns.map(column => column.header), ..if has-tie { (table.cell(inset: 0pt, []),) }),
    ..if has-tie { tied(all) } else { all.flatten() },
  )
  // A long one is not measured: it would be set twice.
  if it.rows.len() > 12 { block(above: 2mm, below: 3mm, shown) } else { whole-if-low(most: 40mm, shown) }
}

// Pictures side by side, each with its words; one that is not there has a frame that says so.
#let pictures(it) = block(above: 3mm, grid(
  columns: (1fr,) * ${PICTURE_FRAME.across},
  column-gutter: 4mm,
  row-gutter: 4mm,
  ..it.pictures.map(picture => block(breakable: false, {
    block(width: 100%, height: ${PICTURE_FRAME.height}mm, below: 1.6mm, fill: wash, radius: 1.5pt, clip: true, align(center + horizon,
      if picture.file == none { text(fill: quiet, it.missing) } else {
        figure(image(picture.file, alt: picture.alt, width: 100%, height: ${PICTURE_FRAME.height}mm, fit: "contain"))
      }))
    set par(leading: 0.5em)
    text(size: 7.8pt, weight: 600, picture.title)
    linebreak()
    text(size: 7.8pt, picture.caption)
  })),
))

// A line for each: who, and the lines to be filled in by hand.
#let sign-off(it) = block(breakable: false, above: 4mm, grid(
  columns: (26mm,) + (1fr,) * it.labels.len(),
  column-gutter: 6mm,
  row-gutter: 5mm,
  ..it.roles.map(role => (
    { v(8mm); text(weight: 600, role) },
    ..it.labels.map(label => {
      v(9mm)
      line(length: 100%, stroke: 0.6pt + quiet)
      v(-2mm)
      text(size: 7.8pt, fill: quiet, label)
    }),
  )).flatten(),
))
`;
