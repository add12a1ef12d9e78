import { plural } from "~/messages/plural";

export const reload = "Tải lại trang, rồi thử lại";
export const message = {
  missing: "Nhập tin nhắn",
  tooLong: plural({ other: "Rút ngắn tin nhắn còn tối đa # ký tự" }),
};
export const cancellation = { tooLong: plural({ other: "Rút ngắn lý do còn tối đa # ký tự" }) };
export const mail = {
  missing: "Nhập nội dung email, hoặc chọn không gửi email",
  tooLong: plural({ other: "Rút ngắn email còn tối đa # ký tự" }),
};
export const quote = {
  noLines: "Nhập ít nhất một dòng",
  tooManyLines: plural({ other: "Nhập tối đa # dòng" }),
  line: {
    label: (line: number) => `Dòng ${line}: nhập hạng mục`,
    labelTooLong: (line: number, limit: number) =>
      `Dòng ${line}: rút ngắn nội dung còn tối đa ${limit} ký tự`,
    quantity: (line: number, limit: string) =>
      `Dòng ${line}: nhập số lượng từ 0.01 đến ${limit}, ví dụ 2750 hoặc 12.5`,
    unitTooLong: (line: number, limit: number) => `Dòng ${line}: rút ngắn đơn vị còn tối đa ${limit} ký tự`,
    price: (line: number) => `Dòng ${line}: nhập giá bằng đô la Mỹ, ví dụ 1250 hoặc 1250.50`,
    priceRange: (line: number, limit: string) => `Dòng ${line}: nhập giá không quá ${limit}`,
  },
  total: "Tổng cộng phải lớn hơn 0\u00a0US$",
  validUntil: {
    format: "Nhập ngày cuối cùng báo giá còn hiệu lực",
    range: plural({ other: "Nhập một ngày từ hôm nay đến # ngày nữa" }),
  },
  noteTooLong: plural({ other: "Rút ngắn ghi chú còn tối đa # ký tự" }),
};
export const visit = {
  startsAt: {
    format: "Nhập ngày giờ của buổi hẹn",
    past: "Nhập ngày giờ trong tương lai",
    tooFar: "Nhập ngày giờ trong vòng hai năm tới",
  },
  minutes: "Chọn thời lượng của buổi hẹn",
  staff: "Chọn người đến buổi hẹn",
};
export const proposedDate = {
  format: "Nhập ngày giờ mong muốn",
  past: "Nhập ngày giờ trong tương lai",
  tooFar: "Nhập ngày giờ trong vòng hai năm tới",
  clockChange: "Đồng hồ đổi giờ vào giờ đó. Nhập giờ khác",
};
