import { plural } from "~/messages/plural";

export const answerErrors = {
  fullName: {
    missing: "Nhập họ tên",
    tooLong: plural({ other: "Rút ngắn họ tên còn tối đa # ký tự" }),
  },
  email: {
    missing: "Nhập địa chỉ email",
    tooLong: plural({ other: "Rút ngắn địa chỉ email còn tối đa # ký tự" }),
    format: "Nhập địa chỉ email, ví dụ name@example.com",
  },
  phone: {
    missing: "Nhập số điện thoại",
    tooLong: plural({ other: "Rút ngắn số điện thoại còn tối đa # ký tự" }),
    format: "Nhập số điện thoại có ít nhất 7 chữ số, ví dụ (818)\u00a0555-0142",
  },
  company: {
    missing: "Nhập tên công ty",
    tooLong: plural({ other: "Rút ngắn tên công ty còn tối đa # ký tự" }),
  },
  serviceLocation: {
    missing: "Nhập địa điểm quét 3D",
    tooLong: plural({ other: "Rút ngắn địa điểm quét 3D còn tối đa # ký tự" }),
  },
  accessInstructions: {
    missing: "Nhập cách vào địa điểm",
    tooLong: plural({ other: "Rút ngắn cách vào địa điểm còn tối đa # ký tự" }),
  },
  projectScope: {
    missing: "Nhập phạm vi công việc",
    tooLong: plural({ other: "Rút ngắn phạm vi công việc còn tối đa # ký tự" }),
  },
  specialInstructions: {
    missing: "Nhập yêu cầu riêng",
    tooLong: plural({ other: "Rút ngắn yêu cầu riêng còn tối đa # ký tự" }),
  },
  filesLink: {
    missing: "Nhập đường dẫn đến tệp",
    tooLong: plural({ other: "Rút ngắn đường dẫn còn tối đa # ký tự" }),
    format: "Nhập đường dẫn bắt đầu bằng https://",
  },
  contactMethod: "Chọn cách liên lạc trong danh sách",
  service: "Chọn dịch vụ trong danh sách",
  scanType: "Chọn loại công trình trong danh sách",
  purpose: "Chọn mục đích trong danh sách",
  numberOfRooms: "Chọn phòng trong danh sách",
  outputFormats: "Chọn định dạng bàn giao trong danh sách",
  projectTimeline: "Chọn thời hạn mong muốn trong danh sách",
  additionalServices: "Chọn dịch vụ bổ sung trong danh sách",
  deliveryPreferences: "Chọn cách nhận sản phẩm trong danh sách",
  preferredDate: {
    format: "Nhập ngày mong muốn gồm cả ngày và giờ",
    past: "Chọn ngày mong muốn trong tương lai",
    tooFar: "Chọn ngày mong muốn trong vòng hai năm tới",
  },
  backupDate: {
    format: "Nhập ngày dự phòng gồm cả ngày và giờ",
    past: "Chọn ngày dự phòng trong tương lai",
    tooFar: "Chọn ngày dự phòng trong vòng hai năm tới",
    same: "Chọn ngày dự phòng khác với ngày mong muốn",
  },
  budgetRange: {
    format: "Nhập ngân sách bằng một số từ 0 đến 5000",
    fraction: "Nhập ngân sách bằng số đô la nguyên, không có số lẻ",
    range:
      "Nhập ngân sách từ 0 đến 5.000\u00a0US$. Nếu nhiều hơn, nhập 5000 và ghi ở mục “Phạm vi công việc”",
  },
  termsAccepted: {
    format: "Cho biết có đồng ý với điều khoản hay không",
    required: "Đồng ý với điều khoản dịch vụ để gửi yêu cầu",
  },
  privacyConsent: {
    format: "Cho biết có đồng ý cho dùng thông tin hay không",
    required: "Đồng ý cho dùng thông tin để gửi yêu cầu",
  },
  showcaseConsent: { format: "Cho biết có được giới thiệu bản quét hay không" },
};
