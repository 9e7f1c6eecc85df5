import type { Level } from '@tussock/domain';
import type { ChartSpec } from '../chart/chart-spec.ts';
import type { Paper } from '../map/papers.ts';
import type { Scene } from '../scene/scene.ts';

/** How a sentence stands out: a plain paragraph, one set apart, one that warns, or small print. */
export type Tone = 'plain' | 'note' | 'warning' | 'quiet';

/** A level of risk as it is shown everywhere: its colour with the word; what the land brings is dashed, what remains is solid. */
export interface LevelMark {
  readonly text: string;
  /** Null for what cannot be rated yet. */
  readonly level: Level | null;
  readonly isBefore?: boolean;
}

/** A cell of a table that says more than one plain text. */
export interface RichCell {
  readonly text: string;
  readonly tone?: 'strong' | 'quiet' | 'warning';
  /** Further lines, small, under the text. */
  readonly below?: readonly string[];
  /** How a figure came about: opened by a press on the page. On paper the same stands in a table of the document. */
  readonly reason?: readonly string[];
  /** Before the text, an arrow between two. */
  readonly levels?: readonly LevelMark[];
}
export type Cell = string | RichCell;

export interface Column {
  readonly header: string;
  /** On paper: millimetres, or a share of what is left. */
  readonly width: { readonly mm: number } | { readonly fr: number };
  readonly align?: 'end';
}

/** A table; the first column names the row. */
export interface TableBlock {
  readonly type: 'table';
  /** What it lists, for those who hear it. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly total?: readonly string[];
  /** So many tables beside each other on paper, one below the other in reading. */
  readonly across?: number;
}

/** A drawing with all that belongs to it: scale, north and legend are marks of the scene. */
export interface MapBlock {
  readonly type: 'map';
  readonly scene: Scene;
  readonly alt: string;
  readonly isLandscape: boolean;
  /** The paper it is printed on; A4 where it is left out. */
  readonly paper?: Paper;
  /** The printed scale is 1:ratio. */
  readonly ratio: number;
}

export interface PictureItem {
  readonly fileId: string;
  /** What it belongs to. */
  readonly title: string;
  /** What is seen, for those who do not see it. */
  readonly alt: string;
  readonly caption: string;
}

/** What a section is made of. */
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
      /** Stands in the place of one that is not there. */
      readonly missing: string;
    }
  | { readonly type: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly type: 'items'; readonly items: readonly string[] }
  /** How a figure was made, and from what. */
  | { readonly type: 'method'; readonly lines: readonly string[] }
  | {
      readonly type: 'signOff';
      readonly roles: readonly string[];
      readonly labels: readonly [name: string, signature: string, day: string];
    };

/** A part of a document, with an anchor that links may lead to. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly level: 1 | 2;
  /** Starts a page of its own on paper. */
  readonly isNewPage?: true;
  readonly blocks: readonly Block[];
}

export interface Cover {
  /** The farm as a picture; null where nothing is drawn. */
  readonly picture: { readonly scene: Scene; readonly alt: string } | null;
  /** One line below the title. */
  readonly subtitle: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly foot: string;
}

/**
 * A document as plain data. Paper and screen render the same: nothing of it is worded or laid out a second time. Texts are as people wrote
 * them; what the fonts of print do not have is seen to when it is typeset.
 */
export interface PlanDocument {
  /** 'Farm environment plan'. */
  readonly name: string;
  /** Whose it is. */
  readonly subject: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** The same in words. */
  readonly date: string;
  readonly cover: Cover;
  readonly contentsTitle: string;
  /** False for what is one sheet, or a few: no cover and no contents on paper. */
  readonly hasFront?: false;
  readonly sections: readonly Section[];
}
