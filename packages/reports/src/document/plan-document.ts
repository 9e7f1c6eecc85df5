import type { Level } from '@tussock/domain';
import type { ChartSpec } from '../chart/chart-spec.ts';
import type { Paper } from '../map/papers.ts';
import type { Scene } from '../scene/scene.ts';

/** Tone of a sentence: a plain paragraph, a note, a warning, small print, or the name of the table below it. */
export type Tone = 'plain' | 'note' | 'warning' | 'quiet' | 'label';

/** Mark of a risk level, the same everywhere: its colour with the word. An inherent level is dashed, a remaining one solid. */
export interface LevelMark {
  readonly text: string;
  /** Level; null when it cannot be rated yet. */
  readonly level: Level | null;
  readonly isBefore?: boolean;
}

/** Link to a section of the document; paper shows its page as well. */
export interface CellLink {
  /** Id of the section. */
  readonly to: string;
  readonly text: string;
}

/** Table cell with more than plain text. */
export interface RichCell {
  readonly text: string;
  readonly tone?: 'strong' | 'quiet' | 'warning';
  /** Further lines in small print under the text. */
  readonly below?: readonly string[];
  /** Explanation of a figure, shown on the page when pressed. On paper it is in a table of the document. */
  readonly reason?: readonly string[];
  /** Level marks before the text, with an arrow between two. */
  readonly levels?: readonly LevelMark[];
  /** Sections of the document that the cell leads to. */
  readonly links?: readonly CellLink[];
}
export type Cell = string | RichCell;

export interface Column {
  readonly header: string;
  /** Width on paper: millimetres, or a share of the remaining width. */
  readonly width: { readonly mm: number } | { readonly fr: number };
  readonly align?: 'end';
}

/** Table; the first column names the row. */
export interface TableBlock {
  readonly type: 'table';
  /** Accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly total?: readonly string[];
  /** Number of columns of rows side by side on paper; on the screen the rows are in one column. */
  readonly across?: number;
}

/** Map drawing; its scale, north arrow and legend are marks of the scene. */
export interface MapBlock {
  readonly type: 'map';
  readonly scene: Scene;
  readonly alt: string;
  readonly isLandscape: boolean;
  /** Paper on which it is printed; A4 when undefined. */
  readonly paper?: Paper;
  /** Denominator of the printed scale, 1:ratio. */
  readonly ratio: number;
}

export interface PictureItem {
  readonly fileId: string;
  /** Title of what the picture belongs to. */
  readonly title: string;
  /** Text alternative for people who cannot see the picture. */
  readonly alt: string;
  readonly caption: string;
}

/** Block of a section. */
export type Block =
  | { readonly type: 'text'; readonly text: string; readonly tone: Tone }
  | {
      readonly type: 'figures';
      readonly figures: readonly { readonly label: string; readonly value: string; readonly unit: string }[];
    }
  | TableBlock
  | { readonly type: 'chart'; readonly spec: ChartSpec }
  | MapBlock
  | {
      readonly type: 'pictures';
      readonly pictures: readonly PictureItem[];
      /** Text shown when the picture is not available. */
      readonly missing: string;
    }
  | { readonly type: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly type: 'items'; readonly items: readonly string[] }
  /** Explains how a figure was computed, and from what. */
  | { readonly type: 'method'; readonly lines: readonly string[] }
  | {
      readonly type: 'signOff';
      readonly roles: readonly string[];
      readonly labels: readonly [name: string, signature: string, day: string];
    };

/** Section of a document, with an anchor for links. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly level: 1 | 2;
  /** True when it starts on a new page on paper. */
  readonly isNewPage?: true;
  readonly blocks: readonly Block[];
}

export interface Cover {
  /** Picture of the farm; null when nothing is drawn. */
  readonly picture: { readonly scene: Scene; readonly alt: string } | null;
  /** Line below the title. */
  readonly subtitle: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly foot: string;
}

/**
 * Document as plain data. Paper and screen render the same data, so that nothing is worded twice. Texts are as people wrote them;
 * characters missing in the print fonts are replaced when it is typeset.
 */
export interface PlanDocument {
  /** Name of the document, such as 'Farm environment plan'. */
  readonly name: string;
  /** Subject: the farm. */
  readonly subject: string;
  /** Day, 'YYYY-MM-DD'. */
  readonly day: string;
  /** Day in words. */
  readonly date: string;
  readonly cover: Cover;
  readonly contentsTitle: string;
  /** False for a document of one or a few sheets, which has no cover and no contents on paper. */
  readonly hasFront?: false;
  readonly sections: readonly Section[];
}
